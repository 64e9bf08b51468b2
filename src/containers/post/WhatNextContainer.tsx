import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { WhatNext } from '#src/components/post/WhatNext.tsx';
import { postBySlug } from '#src/queries/post.ts';

/** What follows the article or the episode of this address. */
export function WhatNextContainer() {
  const { slug = '' } = useParams();
  const { data: post } = useQuery(postBySlug(slug));
  return post ? <WhatNext post={post} /> : null;
}
