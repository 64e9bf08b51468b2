import type { EntryContext } from 'react-router-dom';
import { text as pageLoader } from '#src/browser/page/pageLoader.ts?script';
import { pageModules } from './pageModules.ts';

interface Props {
  context: EntryContext;
  nonce: string;
}

/**
 * In place of the router's `<Scripts/>`: the same modules, but asked for after the first paint (`pageLoader.ts`). The data of
 * the page's loaders is written behind it by the router itself, into the stream that is opened here.
 */
export function PageScripts({ context, nonce }: Props) {
  const { serverHandoffString, renderMeta, manifest } = context;
  if (!serverHandoffString || !renderMeta || manifest.sri) {
    throw new Error('The router gives other things to the page than `PageScripts` writes into it.');
  }
  // Without this mark the router keeps the data for itself.
  renderMeta.didRenderScripts = true;
  return (
    <>
      <OwnScript nonce={nonce} text={`window.__reactRouterContext=${serverHandoffString};${openStream}`} />
      <OwnScript nonce={nonce} text={`window.pageModules=${asScript(pageModules(context))};${pageLoader}`} />
    </>
  );
}

const openStream =
  '__reactRouterContext.stream=new ReadableStream({start(controller){__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream())';

function OwnScript({ nonce, text }: { nonce: string; text: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** As text of a script, which nothing in it can end. */
const asScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
