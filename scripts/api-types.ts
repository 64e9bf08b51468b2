import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { describeApi } from '#src/server/http/api.ts';

// `npm run api:types` writes what the OpenAPI document says of each call as types, for src/queries/apiCall.ts.

const document = Buffer.from(JSON.stringify(describeApi('https://prvyriadok.sk')));
// What has a default may be left out of a request.
const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
writeFileSync(join(import.meta.dirname, '../src/queries/api.gen.d.ts'), types);
