/** The texts of one cache, by path. */
export type Bodies = Map<string, string>;

/** The caches of a browser. A test can read and damage what they hold. */
export class FakeCaches {
  /** The caches, by name. */
  readonly stored = new Map<string, Bodies>();
  /** The last response that was cached for each path. */
  readonly responses = new Map<string, Response>();
  /** How many caches the device has room for. */
  mostCaches = 2;

  async keys(): Promise<string[]> {
    return [...this.stored.keys()];
  }

  async has(name: string): Promise<boolean> {
    return this.stored.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.stored.delete(name);
  }

  async match(path: string, { cacheName }: { readonly cacheName: string }): Promise<Response | undefined> {
    const body = this.stored.get(cacheName)?.get(path);
    return body === undefined
      ? undefined
      : new Response(body, { status: path.endsWith('/404.html') ? 404 : 200 });
  }

  async open(name: string) {
    const bodies: Bodies = this.stored.get(name) ?? new Map();
    this.stored.set(name, bodies);
    return {
      put: async (path: string, response: Response) => {
        if (this.stored.size > this.mostCaches) {
          throw new DOMException('There is no room.', 'QuotaExceededError');
        }
        this.responses.set(path, response.clone());
        bodies.set(path, await response.text());
      },
    };
  }
}
