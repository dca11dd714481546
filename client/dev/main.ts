/** Shows the table with a fixture: /dev/?show=beat&lang=ru. For looking at only; never built. */
import { mount } from "svelte";
import { loadLanguage, loadTableWords } from "../src/i18n/index.svelte";
import type { TableLink } from "../src/net/link.svelte";
import Table from "../src/pages/Table.svelte";
import "../src/styles/base.css";
import { FixtureLink } from "./link.svelte";
import { scenes } from "./scenes";

const query = new URLSearchParams(location.search);
const scene = scenes[query.get("show") ?? "beat"];
const target = document.getElementById("app");
if (!scene || !target) throw new Error(`scenes: ${Object.keys(scenes).join(" ")}`);
await loadLanguage(query.get("lang") === "en" ? "en" : "ru");
await loadTableWords();
const link = new FixtureLink(scene());
Object.assign(window, { link, scenes });
mount(Table, { target, props: { link: link as unknown as TableLink } });
