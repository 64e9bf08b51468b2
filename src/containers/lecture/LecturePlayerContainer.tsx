import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { guestMarks } from '#src/browser/learning/guestMarks.ts';
import { keepGuestPosition } from '#src/browser/learning/keptPositions.ts';
import { progressQueueOf } from '#src/browser/learning/ownProgress.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { LecturePlayer } from '#src/components/lecture/LecturePlayer.tsx';
import { Transcript } from '#src/components/podcast/Transcript.tsx';
import { ChapterList } from '#src/components/video/ChapterList.tsx';
import { useUser } from '#src/containers/account/useSession.ts';
import { useMediaSession } from '#src/containers/podcast/useMediaSession.ts';
import { usePlayback } from '#src/containers/podcast/usePlayback.ts';
import { usePlayerKeys } from '#src/containers/podcast/usePlayerKeys.ts';
import { VideoPlayerContainer } from '#src/containers/video/VideoPlayerContainer.tsx';
import type { Lecture } from '#src/contract/lecture.ts';
import type { VideoSource } from '#src/contract/video.ts';
import { isWatched, resumePosition, watchTimeStep } from '#src/domain/watchTime.ts';
import { progressOf, saveWatchTime } from '#src/queries/progress.ts';

interface Props {
  lecture: Lecture;
  video: VideoSource;
  userId: string | null;
}

/**
 * The started player of a lecture with its chapters and transcript. It goes on from the furthest position of this browser and of the
 * learner's account; watched nearly to its end, the lecture is completed.
 */
export function LecturePlayerContainer({ lecture, video, userId }: Props) {
  const [media, setMedia] = useState<HTMLVideoElement | null>(null);
  const savedSeconds = useRef(0);
  const isMarked = useRef(false);
  const { currentTime, props } = usePlayback('video', lecture.id);
  const { data: progress } = useQuery({ ...progressOf(lecture.courseId, userId ?? ''), enabled: userId !== null });
  const watched = progress?.watchTimes.find(({ lectureId }) => lectureId === lecture.id)?.seconds ?? 0;

  // A preview of the desk is nobody's, and leaves nothing.
  const isGuest = useUser() === null;

  usePlayerKeys(media);
  useMediaSession(media, lecture.name, video.poster);

  function follow(seconds: number) {
    props.onPositionChange(seconds);
    if (seconds >= savedSeconds.current + watchTimeStep) {
      savedSeconds.current = seconds;
      if (isGuest) keepGuestPosition(lecture.id, seconds);
      // What is lost without a network is sent with the next position.
      else if (userId !== null) saveWatchTime(sendToApi, lecture.id, seconds).catch(() => undefined);
    }
    if (isWatched(seconds, video.durationSeconds) && !isMarked.current) {
      isMarked.current = true;
      if (isGuest) guestMarks.mark(lecture.courseId, lecture.id);
      else if (userId !== null)
        progressQueueOf(userId).mark({ courseId: lecture.courseId, lectureId: lecture.id, completed: true });
    }
  }

  function playFrom(seconds: number) {
    if (!media) return;
    media.currentTime = seconds;
    // What cannot play says so itself.
    media.play().catch(() => undefined);
  }

  return (
    <LecturePlayer
      player={
        <VideoPlayerContainer
          {...props}
          ref={setMedia}
          video={video}
          title={lecture.name}
          initialPosition={resumePosition(props.initialPosition, watched, video.durationSeconds)}
          onPositionChange={follow}
        />
      }
      chapters={
        lecture.chapters.length > 0 && (
          <ChapterList chapters={lecture.chapters} currentTime={currentTime} onSeek={playFrom} />
        )
      }
      transcript={
        lecture.transcript.length > 0 && (
          <Transcript cues={lecture.transcript} currentTime={currentTime} onSeek={playFrom} />
        )
      }
    />
  );
}
