import { longestErrorMessage } from '#src/contract/limits.ts';

/** What errors are called by browsers and by us. Any other name may be somebody's words. */
const names = new Set(
  [
    'Error TypeError RangeError ReferenceError SyntaxError URIError EvalError AggregateError InternalError ApiError',
    'RuntimeUnavailableError AbortError ConstraintError DataCloneError DataError HierarchyRequestError IndexSizeError',
    'InvalidAccessError InvalidCharacterError InvalidModificationError InvalidNodeTypeError InvalidStateError',
    'NamespaceError NetworkError NoModificationAllowedError NotAllowedError NotFoundError NotReadableError',
    'NotSupportedError OperationError QuotaExceededError SecurityError TimeoutError TransactionInactiveError',
    'UnknownError VersionError WrongDocumentError',
  ].flatMap((line) => line.split(' ')),
);

/** The words of which browsers and React make what an error says. */
const words = new Set(
  [
    'a an the of to in on at is are was were be been it its this that these by for from with without and or only when while if',
    'as not no than more fewer less too many much other same one two has have had having may might must should would cannot can',
    "can't couldn't could does did do doesn't don't isn't wasn't",
    'error errors failed fail fails failure invalid illegal unexpected expected uncaught rejected rejection exception thrown',
    'undefined null true false nan infinity object objects array function functions class constructor string number boolean',
    'symbol bigint promise map set weakmap weakset iterator iterable generator regexp regular expression date proxy reflect',
    'property properties value values type types argument arguments parameter variable variables element elements node nodes',
    'child children parent attribute attributes reading setting read write get access accessing convert converting conversion',
    'evaluating circular cyclic structure json token end input data identifier after before missing found defined declared initialized',
    'initialization uninitialized redeclaration assignment constant const let lexical declaration primitive callable iterate',
    'non-iterable instance extensible configurable writable read-only readonly getter setter prototype new call called calling',
    'stack call size maximum exceeded exceed recursion memory allocation length range out bounds index radix digits precision',
    'code point normalization form position offset line column character characters escape sequence uri malformed url base time',
    'locale language tag currency unit execute executed construct operation request response fetch network load loading loaded',
    'resource body stream locked aborted abort timed timeout signal user agent permission denied allowed disallowed blocked',
    'insecure secure security context storage quota document window frame selector valid removed remove insert inserted append',
    'state initial current interrupted play pause media source supported unsupported browser module modules import export',
    'server rendered rendering render html text content match matching mismatch client tree update updates depth limit hook hooks',
    'component components suspended synchronous switched switch boundary root react minified visit full message use',
    'environment dev warnings additional helpful non-minified production entire hydration hydrating hydrate hydrated',
    'because there another already empty key keys size large small first second last next previous',
    'insertBefore removeChild appendChild getItem setItem',
  ].flatMap((line) => line.toLowerCase().split(' ')),
);

/** Quotations: of what was typed, of what an address or an answer had. */
const quoted = /"[^"]*(?:"|$)|`[^`]*(?:`|$)|(?<!\p{L})'[^']*(?:'|$)|[„“”‚‘][^“”‘’]*(?:[“”‘’]|$)/gu;

/**
 * What an error says, as far as it may be told and kept: the words that browsers and React have for errors, and React's numbers of them.
 * All else – names, addresses, numbers, whatever somebody typed – is „…“: a message may quote any of it, with and without quotation marks.
 */
export function plainErrorMessage(message: string): string {
  const kept = message
    .slice(0, 4 * longestErrorMessage)
    .replace(quoted, '…')
    .split(/\s+/)
    .map((word) => {
      const [, before = '', core = '', after = ''] = /^([([]*)(.*?)([)\].,:;]*)$/s.exec(word) ?? [];
      return core === '' || isKnown(core) ? word : `${before}…${after}`;
    });
  return kept
    .join(' ')
    .replace(/…(?: …)+/g, '…')
    .trim()
    .slice(0, longestErrorMessage);
}

const isKnown = (word: string) => words.has(word.toLowerCase()) || /^#\d{1,3}$/.test(word);

/** What an error is called, if that is a name that browsers or we give. */
export function plainErrorName(name: string): string {
  return names.has(name) ? name : 'Error';
}
