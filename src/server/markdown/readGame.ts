import type { ContainerDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { PageFile } from '#src/domain/program/joinFiles.ts';
import { codeTitle } from './codeFigure.ts';
import { filesOf } from './remarkPages.ts';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** The files of the page that a text offers as a game (`:::page{game}`); `null` where there is none. */
export function readGame(markdown: string): PageFile[] | null {
  const game = processor
    .parse(markdown)
    .children.find(
      (node): node is ContainerDirective =>
        node.type === 'containerDirective' && node.name === 'page' && node.attributes?.game !== undefined,
    );
  return game ? filesOf(game).map((file) => ({ name: codeTitle(file), code: file.value })) : null;
}
