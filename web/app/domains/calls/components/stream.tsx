import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useSpeaker } from '../use-speaker.ts'

interface StreamProps {
  stream: MediaStream | null
  /** The own picture makes no sound. */
  own?: boolean
  /** As in a mirror; what a camera at the back of a telephone sees never is. */
  mirrored?: boolean
  /** Where sound comes out; null is the browser's own choice. */
  speaker?: string | null
  className?: string | undefined
  label?: string
  ref?: Ref<HTMLVideoElement>
}

/** A moving picture with its sound. */
export function Stream({ stream, own = false, mirrored = false, speaker = null, className, label, ref }: StreamProps) {
  const element = useRef<HTMLVideoElement>(null)
  useImperativeHandle(ref, () => element.current!)
  useEffect(() => {
    const video = element.current
    if (!video || video.srcObject === stream) return
    video.srcObject = stream
    // A page that was never touched may not make a sound; the Join button has touched ours.
    if (stream) video.play().catch(() => {})
  }, [stream])
  useSpeaker(element, own ? null : speaker)
  return (
    <video
      ref={element}
      className={className}
      aria-label={label}
      autoPlay
      playsInline
      muted={own}
      disablePictureInPicture={own}
      style={mirrored && seesItsOwner(stream) ? { transform: 'scaleX(-1)' } : undefined}
    />
  )
}

/** Whoever holds the telephone, as far as the browser knows. */
const seesItsOwner = (stream: MediaStream | null) =>
  stream?.getVideoTracks()[0]?.getSettings?.().facingMode !== 'environment'
