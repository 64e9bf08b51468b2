import type { Meta, StoryObj } from '@storybook/react-vite';
import { LessonDrawing } from '#src/components/drawing/LessonDrawing.tsx';
import type { WrittenDrawing } from '#src/domain/drawing/drawing.ts';
import { drawingOf, drawings } from '#stories/fixtures/drawing.ts';

const meta = {
  title: 'drawing/LessonDrawing',
  component: LessonDrawing,
  args: drawings.row,
  decorators: [
    (Story) => (
      <div className="max-w-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LessonDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { tags: ['phone', 'picture'], args: drawings.tree };

const all = (...shown: WrittenDrawing[]): Story => ({
  render: () => (
    <div className="grid grid-cols-2 items-start gap-4">
      {shown.map((drawing) => (
        <LessonDrawing key={drawing.spoken} {...drawing} />
      ))}
    </div>
  ),
});

export const EveryKind: Story = { tags: ['picture'], ...all(...Object.values(drawings)) };

export const Boxes: Story = {
  tags: ['picture'],
  ...all(
    drawingOf('krabička meno = "Nina"'),
    drawingOf('krabička pozdrav = "Ahoj, volám sa Nina!"', 'bolo: ""'),
    drawingOf('krabička pocetDniDoPrazdnin = 9'),
    drawingOf('krabička ziak = { meno: "Nina", vek: 16, trieda: "2.B" }', 'svieti: vek', 'bolo: 15'),
  ),
};

export const Rows: Story = {
  tags: ['picture'],
  ...all(
    drawingOf('pole body = []'),
    drawingOf('pole mena = ["Nina"]', 'svieti: 0'),
    drawingOf('pole ceny = [10, 20, 30, 40, 50, 60, 70, 80]', 'svieti: 7'),
    drawingOf('pole mena = ["Nina", "Oto", "Ema", "Jakub"]', 'svieti: 3'),
  ),
};

export const Loops: Story = {
  tags: ['picture'],
  ...all(
    drawingOf('cyklus i = 0'),
    drawingOf('cyklus i = 0, 1', 'kolo: 2'),
    drawingOf('cyklus i = 10, 20, 30, 40, 50, 60, 70, 80', 'kolo: 5'),
    drawingOf('cyklus meno = "Nina", "Oto", "Ema"', 'kolo: 1'),
  ),
};

export const Calls: Story = {
  tags: ['picture'],
  ...all(
    drawingOf('volanie', 'program: čaká', 'pozdrav: meno = "Nina"', 'vráti: "Ahoj, Nina!"'),
    drawingOf('volanie', 'program: čaká na riadku 12', 'vypis:'),
    drawingOf('volanie', 'spocitaj: sucet = 0', 'cena(3, 4): a = 3, b = 4', 'vráti: 7'),
  ),
};

export const Trees: Story = {
  tags: ['picture'],
  ...all(
    drawingOf('strom', 'html', '  head', '    title', '  body <', '    h1', '    p', '    img'),
    drawingOf('strom', 'section', '  button'),
    drawingOf('strom', 'body <'),
  ),
};

export const Arrows: Story = {
  tags: ['picture'],
  ...all(
    drawingOf('šípky', 'body → zoznam', 'zoznam = [4, 7]'),
    drawingOf('šípky', 'prve → a', 'druhe → b', 'a = [1, 2, 3]', 'b = [1, 2, 3, 4]'),
    drawingOf('šípky', 'ja → objekt', 'hrac → objekt', 'objekt = { meno: "Nina", body: 15 }', 'svieti: body'),
    drawingOf('šípky', 'nakupnyZoznam → zoznam', 'zoznam = []'),
  ),
};
