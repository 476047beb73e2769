import { type RefObject, useEffect, useState } from 'react'

/** The other side's video in picture in picture. `can` is false if the browser does not support it. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>) {
  const [can, setCan] = useState(false)
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    setCan(document.pictureInPictureEnabled === true)
    const follow = () => setOn(document.pictureInPictureElement !== null)
    document.addEventListener('enterpictureinpicture', follow)
    document.addEventListener('leavepictureinpicture', follow)
    return () => {
      document.removeEventListener('enterpictureinpicture', follow)
      document.removeEventListener('leavepictureinpicture', follow)
      if (document.pictureInPictureElement) void document.exitPictureInPicture().catch(() => {})
    }
  }, [])
  const toggle = () =>
    (document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : (video.current?.requestPictureInPicture() ?? Promise.resolve())
    ).then(
      () => {},
      () => {},
    )
  return { can, isOn, toggle }
}
