import type { TestProject } from 'vitest/node';
import { findFirefox } from './findFirefox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    firefoxPath: string;
  }
}

/** Before all tests, because Firefox may have to be installed: without one the run fails. */
export default function setup(project: TestProject) {
  project.provide('firefoxPath', findFirefox());
}
