export function seed(): Promise<string[]>

export function askOurProvider(
  request: Request,
  env: Cloudflare.Env,
  context: ExecutionContext,
): Promise<Response>
