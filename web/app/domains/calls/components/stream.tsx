import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useSpeaker } from '../use-speaker.ts'

interface StreamProps {
  stream: MediaStream | null
  /** The own picture is muted. */
  own?: boolean
  /** Mirrored; a phone's back camera never is. */
  mirrored?: boolean
  /** Audio output; null is the browser's default. */
  speaker?: string | null
  className?: string | undefined
  label?: string
  ref?: Ref<HTMLVideoElement>
}

/** A video element for a stream, with its sound. */
export function Stream({ stream, own = false, mirrored = false, speaker = null, className, label, ref }: StreamProps) {
  const element = useRef<HTMLVideoElement>(null)
  useImperativeHandle(ref, () => element.current!)
  useEffect(() => {
    const video = element.current
    if (!video || video.srcObject === stream) return
    video.srcObject = stream
    // Autoplay needs a user gesture; the Join button was one.
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

/** Whether the camera faces the user, as far as the browser knows. */
const seesItsOwner = (stream: MediaStream | null) =>
  stream?.getVideoTracks()[0]?.getSettings?.().facingMode !== 'environment'
