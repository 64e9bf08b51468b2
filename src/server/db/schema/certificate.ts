import type { JsonWebKey } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CertificateFacts } from '#src/domain/certificate.ts';
import { course } from './course.ts';
import { user } from './user.ts';

/** Keys that certificates are signed with. One signs; those before it only say that what they have signed holds. */
export const certificateKey = pgTable('certificate_key', {
  /** The name under which the site publishes it. */
  id: text().primaryKey(),
  publicJwk: jsonb().$type<JsonWebKey>().notNull(),
  /** `null` once a later key signs: nobody can sign with it any more. */
  privateJwk: jsonb().$type<JsonWebKey>(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
export type CertificateKeyRow = typeof certificateKey.$inferSelect;

/** What somebody has passed, as it was on that day: neither the course nor the profile changes it later. */
export const certificate = pgTable(
  'certificate',
  {
    /** Nobody guesses it; with it goes the page that says whether the certificate holds. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    courseId: text()
      .notNull()
      .references(() => course.id),
    name: text().notNull(),
    courseName: text().notNull(),
    courseVersion: text().notNull(),
    facts: jsonb().$type<CertificateFacts>().notNull(),
    /** Whether its owner lets the name stand on that page. */
    isNamePublic: boolean().notNull().default(false),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** Its place in the list of what was revoked. */
    statusIndex: integer().notNull().generatedAlwaysAsIdentity({ startWith: 0, minValue: 0 }),
    /** The Open Badge, signed. */
    badge: text().notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    /** For everybody who has its address. */
    revokedReason: text(),
  },
  (table) => [
    uniqueIndex('certificate_once').on(table.userId, table.courseId).where(sql`${table.revokedAt} is null`),
    index('certificate_user').on(table.userId),
    index('certificate_course').on(table.courseId),
  ],
);
export type CertificateRow = typeof certificate.$inferSelect;

/** Places in the list of what was revoked, and no person: a badge stays revoked when its owner's account is gone. */
export const revokedCertificate = pgTable('revoked_certificate', {
  statusIndex: integer().primaryKey(),
  revokedAt: timestamp({ withTimezone: true }).notNull(),
});
