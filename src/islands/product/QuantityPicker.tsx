import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { formatPence } from '#lib/money.ts'
import { type Quantity, impossibleQuantity } from '#lib/quantity.ts'
import { $choice, $totalPence, chooseQuantity, openChoice } from '#stores/quantity.ts'
import { Stepper } from '../ui/Stepper.tsx'

interface Props {
  variantId: string
  unitPence: number
  available: number
  quantity: Quantity
}

/** How many, and what that comes to. Without script the form asks the server. */
export function QuantityPicker({ variantId, unitPence, available, quantity }: Props) {
  const choice = useStore($choice)
  const total = useStore($totalPence)

  useEffect(() => {
    void openChoice({ variantId, unitPence, available, value: quantity.value })
  }, [variantId, unitPence, available, quantity.value])

  const value = choice?.value ?? quantity.value
  return (
    <form className="quantity" method="get">
      <Stepper
        name="qty"
        label="Quantity"
        value={value}
        max={choice?.available ?? available}
        onChoose={chooseQuantity}
      />
      <output>{formatPence(total ?? unitPence * value)}</output>
      {choice ? null : <button type="submit">Update</button>}
      {quantity.refused && !choice ? <p role="alert">{impossibleQuantity}</p> : null}
    </form>
  )
}
