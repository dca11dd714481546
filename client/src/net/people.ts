import type {
  HistoryView,
  Leaderboard,
  PlayedGame,
  PointsRates,
  PointsView,
  RatingView,
} from "../gen/wire";
import { type Answer, ask, type Fetch, fetchHere } from "./api";

export type Family = PlayedGame["family"];

/** Points, games and ratings: one's own, and the best of all. */
export interface PeopleApi {
  rates(): Promise<Answer<PointsRates>>;
  /** The newest entries, or those older than the entry `before`. */
  points(before?: number): Promise<Answer<PointsView>>;
  /** The newest games, or those older than the game at the place `before`. */
  history(before?: number): Promise<Answer<HistoryView>>;
  rating(): Promise<Answer<RatingView>>;
  leaders(family: Family): Promise<Answer<Leaderboard>>;
}

export function peopleOver(fetch: Fetch): PeopleApi {
  const page = (path: string, before?: number) =>
    before === undefined ? path : `${path}?before=${before}`;
  return {
    rates: () => ask(fetch, "GET", "/api/points/rates"),
    points: (before) => ask(fetch, "GET", page("/api/me/points", before)),
    history: (before) => ask(fetch, "GET", page("/api/me/history", before)),
    rating: () => ask(fetch, "GET", "/api/me/rating"),
    leaders: (family) => ask(fetch, "GET", `/api/leaderboard?family=${family}`),
  };
}

export const peopleHere = peopleOver(fetchHere);
