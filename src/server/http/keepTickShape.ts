import { createHook } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of the objects that Node makes at every `process.nextTick` for ever. V8 knows them by their shape, forgets it at a
 * collection during which there is none, and finds every later one four times slower (decision 030).
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject' && kept.length === 0) kept.push(resource);
    },
  });
  hook.enable();
  process.nextTick(() => undefined);
  hook.disable();
}
