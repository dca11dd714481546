"""Who plays: accounts, points, ratings and manners, fed by the facts that tables leave."""
