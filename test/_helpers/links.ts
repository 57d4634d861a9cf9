/** A Service of Kubernetes with a cluster address, or a container of Docker. */
export interface Linked {
  readonly name: string
  readonly address: string
  readonly ports: readonly { readonly name?: string | undefined; readonly port: number; readonly protocol?: string }[]
}

const inCapitals = (name: string) => name.toUpperCase().replaceAll('-', '_')
const bracketed = (address: string) => (address.includes(':') ? `[${address}]` : address)

/** Returns the variables of a port that Kubernetes and Docker have in common. */
function variablesOfPort(prefix: string, address: string, { port, protocol = 'TCP' }: Linked['ports'][number]) {
  const name = `${prefix}_PORT_${port}_${protocol}`
  const url = `${protocol.toLowerCase()}://${bracketed(address)}:${port}`
  return {
    url,
    variables: {
      [name]: url,
      [`${name}_PROTO`]: protocol.toLowerCase(),
      [`${name}_PORT`]: `${port}`,
      [`${name}_ADDR`]: address,
    },
  }
}

function variablesOfPorts({ name, address, ports }: Linked): Record<string, string> {
  const prefix = inCapitals(name)
  const each = ports.map((port) => variablesOfPort(prefix, address, port))
  return Object.assign({ [`${prefix}_PORT`]: each[0]?.url ?? '' }, ...each.map(({ variables }) => variables))
}

/**
 * Returns the variables that a kubelet sets in each container of the namespace of a Service, unless the Pod has
 * `enableServiceLinks: false` (kubernetes/kubernetes, pkg/kubelet/envvars/envvars.go).
 */
export function kubeletVariables(service: Linked): Record<string, string> {
  const prefix = inCapitals(service.name)
  const [first] = service.ports
  const named = service.ports.flatMap(({ name, port }) =>
    name === undefined ? [] : [[`${prefix}_SERVICE_PORT_${inCapitals(name)}`, `${port}`]],
  )
  return {
    [`${prefix}_SERVICE_HOST`]: service.address,
    [`${prefix}_SERVICE_PORT`]: `${first?.port}`,
    ...Object.fromEntries(named),
    ...variablesOfPorts(service),
  }
}

/** Returns the variables of `docker run --link CONTAINER:ALIAS` (moby/moby, daemon/links/links.go). `name` is the alias. */
export function dockerVariables(alias: Linked, environment: Readonly<Record<string, string>>): Record<string, string> {
  const prefix = inCapitals(alias.name)
  const [first, last] = [alias.ports[0]?.port, alias.ports.at(-1)?.port]
  const range = `${prefix}_PORT_${first}_TCP`
  return {
    ...variablesOfPorts(alias),
    // Docker sums up ports that follow each other.
    ...(first !== last && {
      [`${range}_START`]: `tcp://${alias.address}:${first}`,
      [`${range}_PORT_START`]: `${first}`,
      [`${range}_END`]: `tcp://${alias.address}:${last}`,
      [`${range}_PORT_END`]: `${last}`,
    }),
    [`${prefix}_NAME`]: `/consumer/${alias.name}`,
    ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [`${prefix}_ENV_${name}`, value])),
  }
}
