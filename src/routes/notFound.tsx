import { notFound } from './load.ts';

/** Every address that no route knows. */
export function loader() {
  return notFound();
}

export const clientLoader = loader;

export default function NotFound() {
  return null;
}
