import { mount } from "svelte";
import "./styles/base.css";
import App from "./App.svelte";
import { loadLanguage } from "./i18n/index.svelte";
import { settings } from "./settings.svelte";

async function start(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) throw new Error("index.html has no element #app");
  await loadLanguage(settings.lang);
  mount(App, { target });
}

void start();
