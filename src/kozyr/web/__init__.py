"""The tables served over HTTP and WebSocket."""
