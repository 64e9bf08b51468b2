import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  /** Address of the feed, which every podcast app takes. */
  feedHref: string;
  /** Services that carry the podcast. */
  services: readonly { name: string; href: string }[];
}

const link = 'inline-flex min-h-11 items-center gap-2 font-strong text-accent-text underline-offset-4 hover:underline';

/** Where to hear the podcast outside this site. */
export function SubscribeLinks({ feedHref, services }: Props) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1 border-y border-line py-2.5">
      <p className="text-muted">Odoberať podcast:</p>
      <ul className="flex flex-wrap items-center gap-x-6">
        {services.map((service) => (
          <li key={service.href}>
            <a href={service.href} target="_blank" rel="noopener" className={link}>
              {service.name}
              <span className="sr-only"> (nová karta)</span>
            </a>
          </li>
        ))}
        <li>
          <a href={feedHref} className={link}>
            <Icon name="rss" />
            RSS
          </a>
        </li>
      </ul>
    </div>
  );
}
