import { notFound } from './parts/load.ts';

/** Every address that no route knows. */
export function loader() {
  return notFound();
}

// A function of its own: the browser's build leaves `loader` out.
export function clientLoader() {
  return notFound();
}

export default function NotFound() {
  return null;
}
