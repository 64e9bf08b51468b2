import { site } from '#src/site.ts';
import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  /** What happened, in two sentences. */
  title: string;
  message: string;
  /** `null` where the course is not any more. */
  courseUrl: string | null;
}

/** Says that the association gave somebody a course, or moved one between two accounts of a person. */
export function CourseGrantedMail({ title, message, courseUrl }: Props) {
  return (
    <MailLayout title={title}>
      <p style={mailStyles.paragraph}>{message}</p>
      {courseUrl !== null && (
        <p style={mailStyles.paragraph}>
          <a href={courseUrl} style={mailStyles.button}>
            Otvoriť kurz
          </a>
        </p>
      )}
      <p style={mailStyles.note}>
        Ak to nesedí, napíš nám na{' '}
        <a href={`mailto:${site.email}`} style={mailStyles.link}>
          {site.email}
        </a>
        .
      </p>
    </MailLayout>
  );
}
