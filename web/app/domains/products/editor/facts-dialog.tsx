import { useQueryClient } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ChoiceList } from '~/ui/choice-list.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast } from '~/ui/toast.tsx'
import { changeProduct, createProduct, type OwnProduct, refreshOwnProducts } from '../api.ts'
import { GoodsFields, goodsFrom, goodsTyped } from './goods-fields.tsx'
import { type FeeRates, receivesOf } from './receives.ts'

interface FactsDialogProps {
  /** Undefined for a new one. */
  product: OwnProduct | undefined
  feeRates: FeeRates
  close: () => void
}

/** Title, description and price of a product. */
export function FactsDialog({ product, feeRates, close }: FactsDialogProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const form = useApiForm({
    initialValues: {
      title_english: product?.title_english ?? '',
      title_hindi: product?.title_hindi ?? '',
      about_english: product?.about_english ?? '',
      about_hindi: product?.about_hindi ?? '',
      pricePaise: product ? String(product.pricePaise / 100) : '',
      kind: product?.kind ?? 'digital',
      goods: goodsTyped(product?.goods),
    },
    validate: {
      title_english: (text) => (text.trim() ? null : t('Please fill this in.')),
      about_english: (text) => (text.trim() ? null : t('Please fill this in.')),
      pricePaise: (text) => (Number(text) > 0 ? null : t('Enter an amount in rupees.')),
    },
    send: async (values): Promise<{ message: string }> => {
      const { title_english, title_hindi, about_english, about_hindi, pricePaise, kind } = values
      const texts = { title_english, title_hindi, about_english, about_hindi }
      const goods = kind === 'physical' ? goodsFrom(values.goods) : null
      const facts = { ...texts, goods, pricePaise: Math.round(Number(pricePaise) * 100) }
      return product
        ? changeProduct(api, { id: product.id, version: product.version, ...facts })
        : createProduct(api, facts)
    },
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshOwnProducts(client, api)
      close()
    },
  })
  const { field } = form
  const kind: OwnProduct['kind'] = form.values.kind
  const paise = Math.round(Number(form.values.pricePaise) * 100)
  return (
    <Dialog opened onClose={close} title={product ? t('Edit product') : t('New product')}>
      <ApiForm form={form} submit={t('Save')} onCancel={close}>
        {!product && (
          <ChoiceList
            legend={t('What do you sell?')}
            name="kind"
            chosen={kind}
            onChoose={(chosen) => form.field('kind').onChange(chosen)}
            choices={[
              { value: 'digital', label: t('Files to download') },
              { value: 'physical', label: t('Goods that you send') },
            ]}
          />
        )}
        <TextInput label={t('Title')} maxLength={120} data-autofocus {...field('title_english')} />
        <TextInput label={t('Title in Hindi (optional)')} maxLength={120} lang="hi" {...field('title_hindi')} />
        <Textarea
          label={t('What is in it, and who is it for?')}
          minRows={4}
          autosize
          maxLength={2000}
          {...field('about_english')}
        />
        <Textarea
          label={t('The same in Hindi (optional)')}
          minRows={2}
          autosize
          maxLength={2000}
          lang="hi"
          {...field('about_hindi')}
        />
        <RupeesInput
          label={t('Price before GST')}
          whole
          description={
            paise > 0
              ? t('You get {amount} from each sale, after commission and taxes.', {
                  amount: formatExactPaise(receivesOf(paise, feeRates)),
                })
              : undefined
          }
          {...field('pricePaise')}
        />
        {kind === 'physical' && <GoodsFields field={field} />}
        {product?.state === 'published' && (
          <p>{t('A new price applies immediately. Other changes take it off sale until we have checked it again.')}</p>
        )}
      </ApiForm>
    </Dialog>
  )
}
