/** Where a mail's links lead. The pages change nothing by themselves: mail scanners open links, too. */
export function confirmLink(publicUrl: string, confirmToken: string): string {
  return `${publicUrl}/newsletter?potvrdit=${confirmToken}`;
}

export function unsubscribeLink(publicUrl: string, unsubscribeToken: string): string {
  return `${publicUrl}/newsletter?odhlasit=${unsubscribeToken}`;
}

/** One-click unsubscribing of mail programs (RFC 8058). */
export function unsubscribeHeaders(publicUrl: string, unsubscribeToken: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe?token=${unsubscribeToken}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
