import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { z } from 'zod';

const responseSchema = z.looseObject({ content: z.record(z.string(), z.unknown()).optional() });
const operationSchema = z.looseObject({ responses: z.record(z.string(), responseSchema) });
const documentSchema = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

/** Holds answers against the OpenAPI document: their status, their type and their body have to be in it. */
export type AnswerCheck = (method: string, path: string, answer: Response) => Promise<void>;

export function createAnswerCheck(openApiDocument: unknown): AnswerCheck {
  const { paths } = documentSchema.parse(openApiDocument);
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(openApiDocument as object, 'openapi');
  const templates = Object.keys(paths)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
    // A path with fewer parameters is the more exact one.
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  const validators = new Map<string, ValidateFunction>();

  function validatorOf(pointer: string[]): ValidateFunction {
    const $ref = `openapi#/${pointer.map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/')}`;
    const validate = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, validate);
    return validate;
  }

  return async (method, path, answer) => {
    const template = templates.find(({ pattern }) => pattern.test(path))?.path ?? '';
    const operation = paths[template]?.[method];
    // Of addresses and methods that are not there, the document says nothing.
    if (!operation) return;
    const name = `${method.toUpperCase()} ${template} answers ${answer.status}`;
    const described = operation.responses[answer.status];
    expect(described, `${name}, which is not described`).toBeDefined();
    if (!described?.content) return;
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    expect(Object.keys(described.content), name).toContain(type);
    if (!type.endsWith('json')) return;
    const pointer = ['paths', template, method, 'responses', String(answer.status), 'content', type, 'schema'];
    const validate = validatorOf(pointer);
    validate(await answer.json());
    expect(validate.errors ?? [], `${name} otherwise than described`).toEqual([]);
  };
}
