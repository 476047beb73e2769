import { useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast } from '~/ui/toast.tsx'
import { testimonialsQuery } from '../api.ts'
import { addTestimonial, changeTestimonial, type StaffTestimonial } from './api.ts'
import classes from './testimonial-dialog.module.css'

interface TestimonialDialogProps {
  /** Undefined for a new one. */
  testimonial: StaffTestimonial | undefined
  /** Total number. */
  all: number
  close: () => void
}

const typedOf = (testimonial: StaffTestimonial | undefined) => ({
  quote_english: testimonial?.quote_english ?? '',
  quote_hindi: testimonial?.quote_hindi ?? '',
  author_english: testimonial?.author_english ?? '',
  author_hindi: testimonial?.author_hindi ?? '',
  about_english: testimonial?.about_english ?? '',
  about_hindi: testimonial?.about_hindi ?? '',
  rating: String(testimonial?.rating ?? 5),
  published: testimonial?.published === false ? 'no' : 'yes',
  place: String(testimonial?.place ?? 1),
  reason: '',
})

/** Both languages side by side, position, and visibility. */
export function TestimonialDialog({ testimonial, all, close }: TestimonialDialogProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const missing = (text: string) => (text.trim() ? null : t('Please fill this in.'))
  const form = useApiForm({
    initialValues: typedOf(testimonial),
    validate: {
      ...{ quote_english: missing, quote_hindi: missing, author_english: missing, author_hindi: missing },
      reason: missing,
    },
    send: ({ rating, published, place, ...words }): Promise<{ message: string }> => {
      const input = { ...words, rating: Number(rating), published: published === 'yes' }
      if (!testimonial) return addTestimonial(api, input)
      const { id, version } = testimonial
      return changeTestimonial(api, { ...input, id, version, place: Number(place) })
    },
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshBackOffice(client)
      void client.invalidateQueries({ queryKey: testimonialsQuery(api).queryKey })
      close()
    },
  })
  const { field } = form
  return (
    <Dialog opened onClose={close} title={testimonial ? t('Edit testimonial') : t('New testimonial')} width={720}>
      <ApiForm form={form} submit={testimonial ? t('Save') : t('Add testimonial')} onCancel={close}>
        <p className={classes.note}>
          {t('Only with the customer’s consent. Name a trade and a place, never a person or a company.')}
        </p>
        <div className={classes.pairs}>
          <Textarea label={t('Quote in English')} autosize minRows={3} {...field('quote_english')} />
          <Textarea label={t('Quote in Hindi')} lang="hi" autosize minRows={3} {...field('quote_hindi')} />
          <TextInput label={t('Who said it, in English')} {...field('author_english')} />
          <TextInput label={t('Who said it, in Hindi')} lang="hi" {...field('author_hindi')} />
          <TextInput label={t('Place and subject, in English')} {...field('about_english')} />
          <TextInput label={t('Place and subject, in Hindi')} lang="hi" {...field('about_hindi')} />
          <NativeSelect label={t('Stars')} data={['5', '4', '3', '2', '1']} {...field('rating')} />
          <NativeSelect
            label={t('On the site')}
            data={[
              { value: 'yes', label: t('Shown') },
              { value: 'no', label: t('Hidden') },
            ]}
            {...field('published')}
          />
          {testimonial && (
            <NativeSelect
              label={t('Position|in a row')}
              description={t('The first three are on the home page, the first one large.')}
              data={Array.from({ length: all }, (_, at) => ({
                value: String(at + 1),
                label: t('{place} of {all}', { place: at + 1, all }),
              }))}
              {...field('place')}
            />
          )}
        </div>
        <ReasonField {...field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
