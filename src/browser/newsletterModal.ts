const key = 'newsletterModal';

/** Whether the newsletter modal has been seen in this browser: its key holds a date (spec 3). */
export function isNewsletterModalSeen(): boolean {
  try {
    return !Number.isNaN(Date.parse(localStorage.getItem(key) ?? ''));
  } catch {
    // Where nothing can be remembered the modal would come on every page; it comes on none.
    return true;
  }
}

/** Remembers that the newsletter modal was seen now. */
export function storeNewsletterModalSeen(): void {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    // Full storage: it may come once more.
  }
}
