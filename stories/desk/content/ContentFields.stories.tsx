import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ContentFields } from '#src/components/desk/content/ContentFields.tsx';
import { contentFields } from '#src/domain/desk/content/contentFields.ts';
import { openLecture } from '#stories/fixtures/deskEditor.ts';

const meta = {
  title: 'desk/content/ContentFields',
  component: ContentFields,
  args: {
    fields: contentFields.lecture,
    values: openLecture.document.data,
    choices: openLecture.choices,
    onChange: () => undefined,
    onPickFile: () => undefined,
  },
  render: function Written(args) {
    const [values, setValues] = useState(args.values);
    return <ContentFields {...args} values={values} onChange={setValues} />;
  },
} satisfies Meta<typeof ContentFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Course: Story = {
  args: {
    fields: contentFields.course,
    values: {
      name: 'Programovanie od nuly',
      slug: 'programovanie-od-nuly',
      summary: 'Prvé kroky v JavaScripte priamo v prehliadači.',
      author: 'jana',
      level: 'beginner',
      language: 'JavaScript',
      illustration: 'first-line',
      position: 1,
      publishedAt: '2026-02-02',
      whatYouLearn: ['Napísať a spustiť vlastný kód', 'Prečítať chybové hlásenie'],
      prerequisites: ['Prehliadač'],
      resources: [
        { name: 'MDN', url: 'https://developer.mozilla.org', kind: 'documentation', description: 'Príručka' },
      ],
    },
  },
};

export const Article: Story = {
  args: {
    fields: contentFields.article,
    values: { title: 'Git za jedno popoludnie', slug: 'git-za-jedno-popoludnie', tags: ['nastroje'] },
    choices: {
      ...openLecture.choices,
      tags: [
        { slug: 'nastroje', name: 'Nástroje' },
        { slug: 'zaciatky', name: 'Začiatky' },
      ],
    },
  },
};

/** What may be a file of the store has a button that chooses one. */
export const Video: Story = {
  args: {
    fields: contentFields.video,
    values: {
      title: 'Prvý program v Jave',
      slug: 'prvy-program-v-jave',
      provider: 'FILE',
      source: '/subory/0123456789abcdef0123/prvy-program.mp4',
      captions: '/subory/fedcba98765432100123/prvy-program.vtt',
      durationSeconds: 372,
    },
  },
};

export const Product: Story = {
  args: { fields: contentFields.product, values: { name: 'Java kurz', variantName: 'Java kurz', amount: 4900 } },
};
