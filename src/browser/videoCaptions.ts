const key = 'videoCaptions';

/** Whether this browser shows captions; it does unless they were turned off. */
export function readCaptionsShown(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    // Forbidden storage: captions are shown.
    return true;
  }
}

export function storeCaptionsShown(areShown: boolean): void {
  try {
    localStorage.setItem(key, areShown ? 'on' : 'off');
  } catch {
    // Forbidden or full storage: the choice holds for this page.
  }
}
