const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u

/** Whether a host is a name of at least two labels whose last has letters: `shop.example`, not `shop`, not `1.2.3.4`. */
export const isDomainName = (host: string): boolean => {
  const labels = host.split(".")
  const last = host.slice(host.lastIndexOf(".") + 1)
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((each) => label.test(each)) &&
    /^(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/u.test(last)
  )
}
