import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    // The Python package serves this folder and carries it in its wheel.
    outDir: fileURLToPath(new URL("../src/kozyr/web/static", import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
  },
  server: {
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/i18n/testing.ts"],
  },
});
