/** Why a file is refused: while it is uploaded, checked or read. */
export const fileProblems = {
  upload_protocol: { status: 412, message: 'This upload needs version 1.0.0 of the tus protocol.' },
  too_large: { status: 413, message: 'This is too large.' },
  file_too_large: { status: 413, message: 'This file is too large for the locker.' },
  file_expands: { status: 413, message: 'This file unpacks to far more than its size. Save it as PDF and try again.' },
  unsupported_type: { status: 415, message: 'This type of file is not supported.' },
  file_type_refused: {
    status: 415,
    message: 'File type not allowed. Save it as PDF, JPEG, PNG, WebP, DOCX or XLSX and try again.',
  },
  file_mismatch: {
    status: 415,
    message: 'The content of this file does not match its name. Save it again in the right format.',
  },
  unsupported_image: { status: 415, message: 'Please choose a JPEG, PNG or WebP picture.' },
  picture_undescribed: { status: 422, message: 'Describe every picture for people who cannot see it.' },
  picture_gone: { status: 409, message: 'A picture in this text is no longer stored. Remove it and add it again.' },
  picture_too_narrow: { status: 422, message: 'This picture is too long and narrow. Please crop it first.' },
  too_many_pixels: { status: 413, message: 'This picture has too many pixels. Please choose a smaller one.' },
  unsupported_film: { status: 415, message: 'Please choose an MP4 video in H.264 format. It plays on every phone.' },
  file_damaged: { status: 422, message: 'This file is damaged or incomplete. Save it again and upload the new file.' },
  file_unsafe: {
    status: 422,
    message: 'This file has scripts, macros or hidden content. Print it as a new PDF and upload that.',
  },
  file_infected: { status: 422, message: 'A virus was found in this file. It was not saved.' },
  range_beyond_end: { status: 416, message: 'This part is outside the file.' },
  captions_unreadable: { status: 422, message: 'These captions are not in WebVTT format, or have a wrong time.' },
} as const
