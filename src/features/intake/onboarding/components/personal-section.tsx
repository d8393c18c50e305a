import type { ComponentProps } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { TextField } from '../../../../components/ui/text-field.tsx'
import { defaultCountry } from '../constants.ts'
import { fieldLabels } from '../messages.ts'
import type { OnboardingInput } from '../schema.ts'
import type { OnboardingValues } from '../types.ts'
import { FormSection } from './form-section.tsx'

type Name = Exclude<keyof OnboardingInput, 'voiceGender' | 'voiceCharacter'>

type Field = {
  name: Name
  input: ComponentProps<'input'>
  className?: string
  note?: string
  hint?: string
}

const full = 'col-span-6'
const half = 'col-span-6 sm:col-span-3'

const fields: readonly Field[] = [
  { name: 'name', className: half, input: { autoComplete: 'name', required: true } },
  { name: 'company', className: half, input: { autoComplete: 'organization', required: true } },
  { name: 'street', className: full, input: { autoComplete: 'street-address', required: true } },
  {
    name: 'zipCode',
    className: 'col-span-2',
    input: { autoComplete: 'postal-code', required: true },
  },
  {
    name: 'city',
    className: 'col-span-4',
    input: { autoComplete: 'address-level2', required: true },
  },
  {
    name: 'country',
    className: full,
    input: { autoComplete: 'country-name', required: true, defaultValue: defaultCountry },
  },
  { name: 'phone', className: half, input: { type: 'tel', autoComplete: 'tel', required: true } },
  {
    name: 'email',
    className: half,
    input: { type: 'email', autoComplete: 'email', required: true },
  },
  {
    name: 'website',
    className: full,
    note: '(optional)',
    hint: 'Vollständig, mit https:// am Anfang',
    input: { type: 'url', autoComplete: 'url', placeholder: 'https://' },
  },
]

type Props = {
  register: UseFormRegister<OnboardingValues>
  errors: FieldErrors<OnboardingValues>
}

export function PersonalSection({ register, errors }: Props) {
  return (
    <FormSection number={1} title="Persönliche Daten">
      <div className="grid grid-cols-6 gap-x-4 gap-y-5 sm:gap-x-5">
        {fields.map(({ name, input, ...rest }) => (
          <TextField
            key={name}
            id={name}
            label={fieldLabels[name]}
            error={errors[name]?.message}
            {...rest}
            {...input}
            {...register(name)}
          />
        ))}
      </div>
    </FormSection>
  )
}
