import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The spec's route table, row by row. `/admin` stands outside the shell. „O projekte“ is one of the pages that the desk writes. */
export default [
  route('admin/*', 'routes/admin.tsx'),
  layout('routes/shell.tsx', [
    index('routes/home.tsx'),
    route('clanky', 'routes/articles.tsx'),
    route('clanky/tag/:tag', 'routes/articlesByTag.tsx'),
    route('clanky/:slug', 'routes/article.tsx'),
    route('videa', 'routes/videos.tsx'),
    route('videa/:slug', 'routes/video.tsx'),
    route('podcast', 'routes/podcast.tsx'),
    route('podcast/tag/:tag', 'routes/podcastByTag.tsx'),
    route('podcast/:slug', 'routes/episode.tsx'),
    route('kurzy', 'routes/courses.tsx'),
    route('kurzy/stranka/:page', 'routes/coursesPaged.tsx'),
    route('kurzy/:slug', 'routes/course.tsx'),
    route('kurzy/:slug/zdroje', 'routes/courseResources.tsx'),
    route('kurzy/:courseSlug/kapitola/:chapterId/lekcia/:lectureId', 'routes/lecture.tsx'),
    route('checkout/:courseSlug/:productId', 'routes/checkout.tsx'),
    route('checkout/:courseSlug/:productId/success', 'routes/checkoutSuccess.tsx'),
    route('lektor/:slug', 'routes/author.tsx'),
    route('2-percenta', 'routes/twoPercent.tsx'),
    route('feedback', 'routes/feedback.tsx'),
    route('newsletter', 'routes/newsletter.tsx'),
    route('odpovede', 'routes/replyMail.tsx'),
    route('onboarding', 'routes/onboarding.tsx'),
    route('profil', 'routes/profile.tsx'),
    route('login/:redirectUri?', 'routes/login.tsx'),
    route(':slug', 'routes/page.tsx'),
    route('*', 'routes/notFound.tsx'),
  ]),
] satisfies RouteConfig;
