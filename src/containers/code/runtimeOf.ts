import type { Language } from '#src/domain/program/run.ts';
import type { FrameOptions } from '#src/runtimes/createFrameRuntime.ts';
import { type LateRuntime, loadedWhenNeeded } from '#src/runtimes/loadedWhenNeeded.ts';
import { openFrame } from '#src/runtimes/openFrame.ts';
import type { Runtime } from '#src/runtimes/runtime.ts';

type Load = (address: string) => Promise<Runtime>;

const languages: Partial<Record<Language, Load>> = {
  javascript: withFrame(
    async () => (await import('#src/runtimes/javascript/createJavascriptRuntime.ts')).createJavascriptRuntime,
  ),
  python: withFrame(async () => (await import('#src/runtimes/python/createPythonRuntime.ts')).createPythonRuntime),
  sql: withFrame(async () => (await import('#src/runtimes/sql/createSqlRuntime.ts')).createSqlRuntime),
  web: async (frameUrl) => {
    const { createWebRuntime } = await import('#src/runtimes/web/createWebRuntime.ts');
    return createWebRuntime({ frameUrl, container: outOfSight() });
  },
};

/** Opens the frame while the code that speaks to it is on its way. */
function withFrame(load: () => Promise<(options: FrameOptions) => Runtime>): Load {
  return async (frameUrl) => {
    const container = document.body;
    const opened = openFrame(frameUrl, container);
    try {
      return (await load())({ frameUrl, container, opened });
    } catch (error) {
      opened.close();
      throw error;
    }
  };
}

const runtimes = new Map<string, LateRuntime>();

/**
 * The one runtime of the page for a language at an address: of two programs only one runs at a time. What has to run beside has a
 * name, and a runtime of its own.
 */
export function runtimeOf(language: Language, address: string, beside = ''): LateRuntime {
  const key = `${language} ${address} ${beside}`;
  const known = runtimes.get(key);
  if (known) return known;
  const load = languages[language];
  if (!load) throw new Error(`Nothing runs ${language}.`);
  const runtime = loadedWhenNeeded(() => load(address));
  runtimes.set(key, runtime);
  return runtime;
}

/** Pages that are checked stand here: as wide as a phone, for what asks how wide it is, and in nobody's way. */
function outOfSight(): HTMLElement {
  const place = document.createElement('div');
  place.inert = true;
  place.style.cssText = 'position:fixed;left:0;top:0;width:360px;height:640px;opacity:0;pointer-events:none;z-index:-1';
  document.body.append(place);
  return place;
}
