/** What is wrong with a newsletter address, in the spec's words (section 5); `null` when nothing is. */
export function newsletterEmailError(email: string): 'Email je prázdny' | 'Email má nesprávny formát' | null {
  const address = email.trimEnd();
  if (address === '') return 'Email je prázdny';
  return /^[A-Za-z\d_.-]+@[A-Za-z\d_.-]+\.[A-Za-z]{2,4}$/.test(address) ? null : 'Email má nesprávny formát';
}
