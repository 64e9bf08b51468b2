/** Taken before a test stops the clock. */
export const realTimeout = setTimeout;

/** Tries until it holds, `patience` in milliseconds of real time: the clock that a test goes by stands still. */
export async function eventually(check: () => void, patience = 1000): Promise<void> {
  for (let waited = 10; ; waited += 10) {
    try {
      return check();
    } catch (error) {
      if (waited >= patience) throw error;
      await new Promise((resolve) => realTimeout(resolve, 10));
    }
  }
}
