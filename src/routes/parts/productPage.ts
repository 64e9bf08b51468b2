import type { RouterContextProvider } from 'react-router-dom';
import type { Course, CourseProduct } from '#src/contract/course.ts';
import { courseBySlug } from '#src/queries/course.ts';
import { loadInBrowser, loadOnServer, notFound } from './load.ts';

interface Address {
  courseSlug: string;
  productId: string;
}

/** The product of an address; throws the 404 screen when the course has no such product. */
export function productOf(course: Course, { productId }: Address): CourseProduct {
  return course.courseProducts.find(({ id }) => id === productId) ?? notFound();
}

/** The course of a page about one of its products, on the server. */
export async function loadProductOnServer(context: Readonly<RouterContextProvider>, address: Address) {
  const page = await loadOnServer(context, { course: courseBySlug(address.courseSlug) });
  productOf(page.data.course, address);
  return page;
}

/** The same in the browser. */
export async function loadProductInBrowser(address: Address) {
  const page = await loadInBrowser({ course: courseBySlug(address.courseSlug) });
  if (page.data.course) productOf(page.data.course, address);
  return page;
}
