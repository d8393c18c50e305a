'use client'

import { Pause, Play } from 'lucide'
import { useRef, useState } from 'react'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'

type Props = {
  src: string
  /** Describes the recording. */
  label: string
  /** The offset into `heights`, so that each player has a different waveform. */
  waveStart: number
  play: string
  pause: string
  position: string
  failed: string
}

/** The bars of the waveform. Classes, because the content security policy forbids style attributes. */
const heights = [
  'h-[30%]',
  'h-[55%]',
  'h-[80%]',
  'h-[45%]',
  'h-[95%]',
  'h-[60%]',
  'h-[35%]',
  'h-[75%]',
  'h-[100%]',
  'h-[50%]',
  'h-[70%]',
  'h-[40%]',
  'h-[85%]',
  'h-[55%]',
  'h-[30%]',
  'h-[65%]',
  'h-[90%]',
  'h-[45%]',
  'h-[60%]',
  'h-[35%]',
  'h-[50%]',
  'h-[25%]',
]

/**
 * Plays a recording, which is loaded only when it is started. The waveform shows the progress, and an
 * invisible slider above it sets the position.
 */
export function RecordingPlayer({ src, label, waveStart, play, pause, position, failed }: Props) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(0)
  const bars = [...heights.slice(waveStart), ...heights.slice(0, waveStart)]

  function toggle() {
    if (isPlaying) return audio.current?.pause()
    setHasFailed(false)
    audio.current?.play().catch(() => setHasFailed(true))
  }

  return (
    <div className="mt-5">
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is the text right below */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setTime(0)}
        onError={() => setHasFailed(true)}
        onLoadedMetadata={({ currentTarget }) => setDuration(currentTarget.duration)}
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
      />
      <div className="flex items-center gap-4">
        <button
          type="button"
          onClick={toggle}
          aria-label={`${isPlaying ? pause : play}: ${label}`}
          className="flex size-12 shrink-0 items-center justify-center rounded-full bg-paper text-ink"
        >
          <LucideIcon of={isPlaying ? Pause : Play} className="size-5" />
        </button>
        <div className="relative h-12 grow rounded-lg focus-within:outline-2 focus-within:outline-paper focus-within:outline-offset-4">
          <div aria-hidden="true" className="flex h-full items-center gap-1">
            {bars.map((height, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
                key={index}
                className={`flex-1 rounded-full ${height} ${isPlayed(index, time, duration) ? 'bg-accent' : 'bg-paper/30'}`}
              />
            ))}
          </div>
          <input
            type="range"
            aria-label={`${position}: ${label}`}
            aria-valuetext={`${formatTime(time)} / ${formatTime(duration)}`}
            min={0}
            max={duration || 1}
            step={0.1}
            value={time}
            disabled={duration === 0}
            onChange={({ currentTarget }) => {
              setTime(currentTarget.valueAsNumber)
              if (audio.current) audio.current.currentTime = currentTarget.valueAsNumber
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
          />
        </div>
        <span aria-hidden="true" className="w-10 shrink-0 text-paper/75 text-sm tabular-nums">
          {formatTime(time)}
        </span>
      </div>
      <p role="status" className="mt-3 text-sm empty:hidden">
        {hasFailed && failed}
      </p>
    </div>
  )
}

function isPlayed(index: number, time: number, duration: number): boolean {
  return duration > 0 && index / heights.length < time / duration
}

/** Formats seconds as minutes and seconds: 75 is `1:15`. */
function formatTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
