import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseSample } from '#src/components/course/CourseSample.tsx';

const meta = {
  title: 'course/CourseSample',
  component: CourseSample,
  args: {
    html: '<figure class="code"><figcaption><span>Najhrubšie knihy</span><button type="button" class="copy" data-copy="">Kopírovať</button></figcaption><pre aria-label="Kód: Najhrubšie knihy" role="group"><code class="language-sql"><span class="line">SELECT nazov, strany</span>\n<span class="line">FROM knihy</span>\n<span class="line">ORDER BY strany DESC</span>\n<span class="line">LIMIT 3;</span></code></pre><div class="code-buttons"><button type="button" class="code-run" data-act="run">Spustiť</button><button type="button" class="code-edit" data-act="edit">Upraviť</button></div></figure><figure class="output"><figcaption>Výstup</figcaption><table><caption>Vypísaná tabuľka</caption><thead><tr><th scope="col">nazov</th><th scope="col">strany</th></tr></thead><tbody><tr><td>Cesta na Mars</td><td>264</td></tr><tr><td>Vlak o\u00A0polnoci</td><td>232</td></tr></tbody></table></figure>',
  },
  decorators: [
    (Story) => (
      <div data-course="sql" className="bg-course p-7 text-white">
        <div className="max-w-140">{Story()}</div>
      </div>
    ),
  ],
  // As the page says it before its first paint.
  beforeEach: () => {
    document.documentElement.classList.add('js');
    return () => document.documentElement.classList.remove('js');
  },
} satisfies Meta<typeof CourseSample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Spustiť' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Cesta na Mars' })).toBeVisible();
  },
};

export const OnPhone: Story = { tags: ['phone'] };
