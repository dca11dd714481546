import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** What every page needs is one file: many small ones compress worse. */
const BASE =
  /node_modules.svelte|src.(App|main|guest|navigation|router|settings|net.api|i18n.(index|forms|wording|words)|pages.load|ui.(avatar|Avatar|Header|lazy|problem|Icon))\b/;
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    // The Python package serves this folder and carries it in its wheel.
    outDir: fileURLToPath(new URL("../src/kozyr/web/static", import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "base", test: BASE }] } },
    },
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
