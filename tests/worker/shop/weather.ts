import { type Forecast, type Traveller, traveller } from './forecast.ts'

interface WeatherWorker {
  fetch: (url: string, init?: { method: string; body?: string }) => Promise<{ json: () => Promise<unknown> }>
}

export interface Weather {
  /** From now on, until said otherwise; clear without any rule. */
  becomes: (...forecasts: Forecast[]) => Promise<void>
  /** Who has been on the way to the market since the last time that somebody asked. */
  travellers: () => Promise<Traveller[]>
}

const address = 'http://forecast.test/'

export function weatherOf(worker: WeatherWorker): Weather {
  return {
    becomes: async (...forecasts) => {
      await worker.fetch(address, { method: 'PUT', body: JSON.stringify(forecasts) })
    },
    travellers: async () => {
      const answer = await worker.fetch(address)
      return traveller.array().parse(await answer.json())
    },
  }
}
