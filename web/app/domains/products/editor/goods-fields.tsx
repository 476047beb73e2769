import type { GetInputPropsReturnType } from '@mantine/form'
import { GOODS_GST_RATES_BP } from '#contract/products/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import type { OwnProduct } from '../api.ts'

/** What is typed about goods; numbers are text until they are sent. */
export const goodsTyped = (goods: OwnProduct['goods'] | undefined) => ({
  stock: String(goods?.stock ?? ''),
  hsn: goods?.hsn ?? '',
  gstRateBp: String(goods?.gstRateBp ?? 1800),
  weightGrams: String(goods?.weightGrams ?? ''),
  countryOfOrigin: goods?.countryOfOrigin ?? 'India',
})

type Typed = ReturnType<typeof goodsTyped>

export const goodsFrom = ({ stock, hsn, gstRateBp, weightGrams, countryOfOrigin }: Typed) => ({
  stock: Number(stock),
  hsn,
  gstRateBp: Number(gstRateBp) as (typeof GOODS_GST_RATES_BP)[number],
  weightGrams: Number(weightGrams),
  countryOfOrigin,
})

/** Stock, tax and origin of goods. */
export function GoodsFields({ field }: { field: (name: `goods.${keyof Typed}`) => GetInputPropsReturnType }) {
  const t = useT()
  return (
    <>
      <TextInput label={t('Pieces in stock')} inputMode="numeric" maxLength={5} {...field('goods.stock')} />
      <TextInput label={t('HSN')} inputMode="numeric" maxLength={8} {...field('goods.hsn')} />
      <NativeSelect
        label={t('GST rate')}
        data={GOODS_GST_RATES_BP.map((rate) => ({ value: String(rate), label: `${rate / 100}%` }))}
        {...field('goods.gstRateBp')}
      />
      <TextInput
        label={t('Weight in grams, packed')}
        inputMode="numeric"
        maxLength={6}
        {...field('goods.weightGrams')}
      />
      <TextInput label={t('Country of origin')} maxLength={60} {...field('goods.countryOfOrigin')} />
    </>
  )
}
