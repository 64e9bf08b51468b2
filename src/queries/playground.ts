import { addressOf } from './apiClient.ts';
import { readQuery } from './readQuery.ts';

/** Where programs of „Na pokusy“ run, and its coloured examples. */
export const playgroundStart = () => readQuery('playground', addressOf('/playground/start'));
