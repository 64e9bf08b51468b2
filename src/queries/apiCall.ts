import type { paths } from './api.gen.d.ts';

// What may be asked of the API, by its OpenAPI document: `npm run api:types` writes the types of it.

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The paths of a method, with their parameters in braces. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never;
}[keyof paths];

/** What the success of a call answers. */
export type AnswerOf<M extends Method, P extends PathOf<M>> = JsonIn<Success<paths[P][Lowercase<M>]>>;

/** What a call is told: the parameters of its path, its query, headers and body. */
export type RequestOf<M extends Method, P extends PathOf<M>> = MayMiss<PartsOf<paths[P][Lowercase<M>]>>;

/** What a list may be asked for. */
export type QueryOf<P extends PathOf<'GET'>> = NonNullable<PartsOf<paths[P]['get']>['query']>;

/** The last argument of a call; where nothing has to be told it may be left out. */
export type RequestArgument<M extends Method, P extends PathOf<M>> =
  Record<never, never> extends RequestOf<M, P> ? [request?: RequestOf<M, P>] : [request: RequestOf<M, P>];

interface PartsOf<Operation> {
  path: Written<ParametersIn<Operation, 'path'>>;
  query: Written<ParametersIn<Operation, 'query'>>;
  header: ParametersIn<Operation, 'header'>;
  body: Operation extends { requestBody?: unknown } ? JsonIn<Operation['requestBody']> : undefined;
}

type ParametersIn<Operation, Place> = Operation extends { parameters: infer All } ? All[keyof All & Place] : never;
type Success<Operation> = Operation extends { responses: infer Answers } ? Answers[keyof Answers & (200 | 202)] : never;
type JsonIn<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : undefined;

/** In an address a number is text; what is optional may be `null`. */
type Written<Values> = {
  [Name in keyof Values]:
    | Values[Name]
    | (string extends Values[Name] ? number : never)
    | (undefined extends Values[Name] ? null : never);
};

/** What may be undefined may be left out. */
type MayMiss<Parts> = { [Name in keyof Parts as undefined extends Parts[Name] ? never : Name]: Parts[Name] } & {
  [Name in keyof Parts as undefined extends Parts[Name] ? Name : never]?: Parts[Name];
};
