import type { z } from 'zod';
import { mailedTokenSchema, oneClickQuerySchema, oneClickSchema } from '#src/contract/mailedToken.ts';
import { InvalidInputError } from '#src/server/errors.ts';

/**
 * The request that ends the mails which its token came with: posted as JSON by the page of the mail's link, or as a form
 * to an address with `?token=` by mail programs, which is the one click of RFC 8058.
 */
export const mailedTokenRequest = {
  query: oneClickQuerySchema,
  body: {
    content: {
      'application/json': { schema: mailedTokenSchema },
      'application/x-www-form-urlencoded': { schema: oneClickSchema },
      'multipart/form-data': { schema: oneClickSchema },
    },
  },
};

type Body = z.output<typeof mailedTokenSchema> | z.output<typeof oneClickSchema> | Record<string, never>;

/** Empty is the body that the request did not come with. */
interface Parts {
  json: Body;
  form: Body;
  query: z.output<typeof oneClickQuerySchema>;
}

/** The token in the parts of such a request. @throws InvalidInputError when it is in neither place. */
export function mailedToken({ json, form, query }: Parts): string {
  const isOneClick = 'List-Unsubscribe' in form;
  const token = 'token' in json ? json.token : isOneClick && query.token;
  if (!token) throw new InvalidInputError('The input does not fit.', [{ path: 'token', message: 'is missing' }]);
  return token;
}
