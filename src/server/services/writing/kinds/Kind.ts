import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type {
  ContentDocument,
  ContentFinding,
  ContentKind,
  ExerciseProof,
  OpenContent,
} from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import type { Inspection } from '#src/server/markdown/inspectText.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import type { ContentFolder } from '#src/server/services/writing/folders/ContentFolder.ts';
import type { Quiz } from './quizFile.ts';

export interface Parent {
  kind: ContentKind;
  id: string;
  name: string;
}

/** A thing as its table has it. */
export interface Stored {
  kind: ContentKind;
  id: string;
  name: string;
  isLive: boolean;
  updatedAt: Date;
  document: ContentDocument;
  /** Its page on the web, by the row's slug. */
  address: string | null;
  /** Whose it is: of what stands in a course, the course's author. */
  authorId: string | null;
  publishedAt: Date | null;
  parents: Parent[];
}

export type Found = Omit<Stored, 'kind' | 'id'>;

/** What a source outside owns, and what its things name. */
export interface Sourced {
  /** Ids of posts and videos, which are unlike all others. */
  things: ReadonlySet<string>;
  authors: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

/** Texts by path. */
export type Files = Map<string, string>;

/** How the rows of a table come from a content folder and into one. */
interface InFolder {
  rows: keyof Content;
  /** Where a mistake is said to be that is about two rows. */
  where: string;
  /** What no two rows have in common: a key of theirs, and what it is called in files. */
  unique: { id?: string; slug?: string };
  order: SQL[];
  /** Whether an export has a row. */
  isExported: SQL<boolean>;
  /** What only a row gets that an import makes. */
  fresh?: (now: Date) => Record<string, unknown>;
  /** Rows that sources own, and those that their things name. */
  sourced?: (sourced: Sourced) => { foreign?: ReadonlySet<string>; needed?: ReadonlySet<string> };
}

/** A table of the catalogue. */
export interface ContentTable {
  table: PgTable;
  /** Its primary key: the column, and its name in a row. */
  id: PgColumn;
  key: 'id' | 'slug';
  isLive: SQL<boolean>;
  /** What a row gets that comes to the web, and one that leaves it. */
  live: Record<string, boolean>;
  retired: Record<string, boolean>;
  inFolder: InFolder;
}

/** What a document says in the form of its kind. */
export interface Parsed<Data = unknown> {
  data: Data;
  text: string;
  quiz: Quiz | null;
}

/** A new thing, before it has a row. */
export interface Making {
  ctx: Ctx;
  id: string;
  name: string;
  /** What it stands in, which the caller may write; only where its kind says so. */
  parent: Stored | null;
}

/** A document that comes to the web. */
export interface Application<Data> extends Parsed<Data> {
  db: Db;
  id: string;
  now: Date;
}

export interface Checking {
  /** Without an actor it is the site itself that publishes what somebody had planned. */
  ctx: Pick<Ctx, 'db' | 'now'> & { actor: Ctx['actor'] | null };
  stored: Stored;
  proofs: readonly ExerciseProof[];
}

export type Exercises = Inspection['exercises'];

/** What a row has beside what is said of it when it is written. */
export type NewRow<T extends PgTable> = Omit<T['$inferInsert'], 'published' | 'archived' | 'updatedAt'>;

/**
 * All that the desk, sources and content folders have to know of a kind of content. What takes its `Data` is a method, so that a kind may
 * stand among others: only it reads what its own `file` has parsed.
 */
export interface Kind<Data = unknown> extends ContentTable {
  name: PgColumn;
  /** The key of its name in `data`. */
  nameKey: 'name' | 'title';
  updatedAt: PgColumn;
  slug?: PgColumn;
  authorId?: PgColumn;
  publishedAt?: PgColumn;
  /** Which rows of the table are of the kind. */
  only?: SQL;
  order: SQL[];
  /** What stands in its things, in the order in which rows refer to each other. */
  parts?: readonly ContentTable[];
  /** The rows of those of one thing. */
  partsOf?: (db: Db, id: string) => { part: ContentTable; where: SQL }[];
  /** What a valid document of it holds. */
  file: z.ZodType<Data>;
  /** The key under which a document has the id of its thing, if not `id`; `null`: under none. */
  named?: 'slug' | null;
  /** Adds the rows that the files of a folder make; what they refer to is in `content` already. What stands in a course is read with it. */
  readFolder?: (folder: ContentFolder, content: Content) => void;
  /** Says what a whole folder has against its things. */
  checkFolder?: (content: Content, folder: ContentFolder) => void;
  /** Adds its files, the reverse of `readFolder`. */
  writeFolder?: (content: Content, files: Files) => void;
  /** Its page, where that is named by the slug alone. */
  address?: (slug: string) => string;
  /** The pages of its things on the web, where more than the slug names them. */
  addresses?: (db: Db) => Promise<{ id: string; address: string }[]>;
  /** `undefined`: there is no such row. */
  find: (db: Db, id: string) => Promise<Found | undefined>;
  /** The kind of what its things stand in. */
  parent?: ContentKind;
  /** The row of a new thing: what nobody can guess is left empty. */
  make: (making: Making) => Promise<object> | object;
  /** What a row gets of a document that comes to the web. */
  row(application: Application<Data>): Promise<object> | object;
  /** Writes what stands in the thing. */
  putParts?(application: Application<Data>): Promise<void>;
  /** What a document has against the rest of the site. */
  check?(checking: Checking, parsed: Parsed<Data>): Promise<ContentFinding[]>;
  /** What its tasks and questions have against other things, and which nobody has run; `live`: those of the text on the web. */
  checkExercises?(checking: Checking, own: Inspection, live: Exercises): Promise<ContentFinding[]>;
  /** What on the web cannot be without a thing, in sentences. */
  uses?: (db: Db, id: string) => Promise<string[]>;
  /** Its things whose parts are among what an import has touched. */
  ofParts?: (db: Db, touched: ReadonlyMap<PgTable, string[]>) => Promise<string[]>;
  /** The condition that a row is a lecturer's, `authors` being who they are; without it only editors write the kind. */
  isTheirs?: (db: Db, authors: SQLWrapper) => SQL;
  /** What its fields can name. */
  choices?: readonly (keyof OpenContent['choices'])[];
  /** What a list says of things beside the usual; `isHidden`: it has no page. */
  facts?: (db: Db, ids: string[]) => Promise<{ id: string; fact: string; isHidden?: boolean }[]>;
  /** Names that no thing gets. */
  reserved?: readonly string[];
  /** Its text has tasks that are checked, it takes a learner's time and may have a quiz. */
  isLesson?: boolean;
  needsText?: boolean;
  /** It stands in the tree of its course, not in a list. */
  isInTree?: boolean;
  /** Other pages stand below its page, and move with it. */
  hasPagesBelow?: boolean;
  /** Its name is a person's. */
  isPerson?: boolean;
}
