const groups: ReadonlyArray<readonly [RegExp, string]> = [
  [/^\+91(\d{5})(\d{5})$/, "+91 $1 $2"],
  [/^\+44(7\d{3})(\d{6})$/, "+44 $1 $2"],
  [/^\+44(\d{3})(\d{3})(\d{4})$/, "+44 $1 $2 $3"],
]

/** A number (E.164) in the groups it is read aloud in; one of another shape stays as it is. */
export const spokenPhone = (phone: string): string => {
  const known = groups.find(([shape]) => shape.test(phone))
  return known === undefined ? phone : phone.replace(known[0], known[1])
}
