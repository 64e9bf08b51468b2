import { browserStorage } from '#src/browser/storage/storage.ts';

const key = 'videoCaptions';

/** Whether this browser shows captions; it does unless they were turned off. */
export function readCaptionsShown(): boolean {
  return browserStorage.read(key, (choice) => choice !== 'off');
}

export function storeCaptionsShown(areShown: boolean): void {
  browserStorage.write(key, areShown ? 'on' : 'off');
}
