import { LAST } from "../core/clocks";
import { l } from "../i18n/later";

const TURN_BUZZ = 30;
const LAST_BUZZ = [30, 60, 30];

interface Badge {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Calls for the player when his turn comes while the page is hidden; call it in a component. */
export function callForTurn(myTurn: () => boolean): void {
  const plain = document.title;
  const badge = navigator as Badge;
  const quiet = () => {
    document.title = plain;
    badge.clearAppBadge?.().catch(() => {});
  };
  $effect(() => {
    if (!myTurn()) return quiet;
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TURN_BUZZ);
    if (document.visibilityState === "visible") return quiet;
    document.title = l("status.page");
    badge.setAppBadge?.(1).catch(() => {});
    return quiet;
  });
  $effect(() => {
    const seen = () => {
      if (document.visibilityState === "visible") quiet();
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  });
}

/** Shakes the phone when few seconds are left; call it in a component. */
export function warnOfTime(spoken: () => number | null): void {
  $effect(() => {
    if (spoken() === LAST && navigator.userActivation?.hasBeenActive) {
      navigator.vibrate?.(LAST_BUZZ);
    }
  });
}

/** Keeps the screen on while `wanted`; where the browser refuses, nothing is said. */
export function keepAwake(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted() || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock.request("screen").catch(() => null);
      if (over) void lock?.release();
    };
    const seen = () => void ask();
    void ask();
    document.addEventListener("visibilitychange", seen);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", seen);
      void lock?.release();
    };
  });
}
