import { browserStorage } from './storage.ts';

/** That something was done in this browser: its key holds when (spec 3). Anything else than a date is nothing. */
export function storedDate(key: string, { whereForbidden = false } = {}) {
  return {
    isSet: (): boolean => browserStorage.read(key, (text) => !Number.isNaN(Date.parse(text ?? '')), whereForbidden),
    /** Answers whether it is remembered. */
    setNow: (): boolean => browserStorage.write(key, new Date().toISOString()),
  };
}
