/** How the local gateway's event comes to the API of its own process. */
export function webhookCall(body: string, signature: string): Request {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return new Request('http://internal/api/stripe/webhook', { method: 'POST', body, headers });
}
